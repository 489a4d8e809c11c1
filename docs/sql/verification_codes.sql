delete from verification_codes
where (id) in (
  select id
  from verification_codes
  where sent_at < $1
  limit $2
  for update skip locked)
returning 1

insert into verification_codes (id, session_id, subject_id, recipient, mailbox, network, wide_network,
    is_newcomer, is_proven, code_hash, sent_at, expires_at, wrong_tries, used_at, replaced_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)

select *
from verification_codes
where (subject_id = any(array[$1, $2]::uuid[]) or recipient in (…))
order by id

select *
from verification_codes
where session_id = $1 and subject_id = $2 and replaced_at is null
order by id desc
limit $3
for update

select a.issuer, a.email, r.issuer as own_issuer, r.email as own_email, c.sent_at, c.used_at, c.replaced_at,
    c.expires_at, c.code_hash
from verification_codes as c
left
join accounts as a on a.id = c.subject_id
left
join registrations as r on r.id = c.subject_id
where c.id = $1

select id
from verification_codes
where session_id = $1 and subject_id = $2
limit $3

select session_id, subject_id, network, wide_network, is_newcomer, is_proven, used_at, sent_at
from verification_codes
where mailbox = $1 and sent_at > $2

update verification_codes
set replaced_at = $1
where session_id = $2 and subject_id = $3 and replaced_at is null

update verification_codes
set used_at = $1
where id = $2
