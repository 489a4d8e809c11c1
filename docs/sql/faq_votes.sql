delete from faq_votes
where (session_id, issuer, article_id) in (
  select session_id, issuer, article_id
  from faq_votes
  where updated_at < $1
  limit $2
  for update skip locked)
returning 1

select *
from faq_votes
where session_id = any(array[$1, $2, $3]::uuid[])
