delete from person_requests
where (id) in (
  select id
  from person_requests
  where requested_at < $1
  limit $2
  for update skip locked)
returning 1

insert into person_requests (id, action, operator, requested_at, subject_hashes, counts)
values ($1, $2, $3, $4, $5, $6)

select action, requested_at
from person_requests
where subject_hashes ?| array[$1]::text[]
order by requested_at
