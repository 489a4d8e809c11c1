delete from portal_signatures
where (signature_hash) in (
  select signature_hash
  from portal_signatures
  where ends_at < $1
  limit $2
  for update skip locked)
returning 1
