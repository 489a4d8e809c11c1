delete from operator_actions
where (id) in (
  select id
  from operator_actions
  where done_at < $1
  limit $2
  for update skip locked)
returning 1
