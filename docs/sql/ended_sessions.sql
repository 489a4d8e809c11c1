delete from ended_sessions
where (session_id) in (
  select session_id
  from ended_sessions
  where ends_at < $1
  limit $2
  for update skip locked)
returning 1

select session_id
from ended_sessions
where session_id = $1
