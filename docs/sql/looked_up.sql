delete from looked_up
where (service, key) in (
  select service, key from looked_up
  where ends_at < $1
  limit $2
  for update skip locked)
returning 1
