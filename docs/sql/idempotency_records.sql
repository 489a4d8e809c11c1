delete from idempotency_records
where (session_id, call, key) in (
  select session_id, call, key from idempotency_records
  where expires_at < $1
  limit $2
  for update skip locked)
returning 1

select count(*)::int as count
from idempotency_records
where session_id = any(array[$1, $2, $3]::uuid[])
