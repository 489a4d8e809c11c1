delete from mail_messages
where (id) in (
  select id
  from mail_messages
  where created_at < $1
  limit $2
  for update skip locked)
returning 1

insert into mail_messages (id, dedupe_key, recipient, subject, attachments, sent_at, created_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (dedupe_key) do nothing

select *
from mail_messages
where (lower(recipient) in (…) or dedupe_key in (…))
order by id

select id, sent_at
from mail_messages
where dedupe_key = $1

update mail_messages
set sent_at = $1
where id = $2
