delete from grant_codes
where (code_hash) in (
  select code_hash
  from grant_codes
  where expires_at < $1
  limit $2
  for update skip locked)
returning 1
