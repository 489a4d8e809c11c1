INSERT INTO protection_counts
VALUES ($1, $2, $3)
ON CONFLICT(key) DO UPDATE
SET points = CASE WHEN (protection_counts.expire <= $4 OR 1=0) THEN $2 ELSE protection_counts.points + ($2)
    END, expire = CASE WHEN protection_counts.expire <= $4 THEN $3 ELSE protection_counts.expire END
RETURNING points, expire

SELECT points, expire
FROM protection_counts
WHERE key = $1 AND (expire > $2 OR expire IS NULL)

delete from protection_counts
where (key) in (
  select key from protection_counts
  where expire < $1
  limit $2
  for update skip locked)
returning 1

update protection_counts
set points = points - $1
where key = $2 and points > $3 and expire > $4
