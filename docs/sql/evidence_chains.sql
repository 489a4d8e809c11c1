insert into evidence_chains (issuer, last_hash, length, updated_at)
values ($1, $2, $3, $4)
on conflict (issuer) do nothing

select last_hash, length, updated_at
from evidence_chains
where issuer = $1
for update

update evidence_chains
set last_hash = $1, length = $2, updated_at = $3
where issuer = $4
