delete from lead_follow_ups
where (issuer, recipient_hash) in (
  select issuer, recipient_hash
  from lead_follow_ups
  where ends_at < $1
  limit $2
  for update skip locked)
returning 1
