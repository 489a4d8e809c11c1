delete from mail_openings
where (session_id, mailbox_hash) in (
  select session_id, mailbox_hash
  from mail_openings
  where ends_at < $1
  limit $2
  for update skip locked)
returning 1

select session_id
from mail_openings
where session_id = $1 and mailbox_hash in (…) and ends_at > $2
limit $3
