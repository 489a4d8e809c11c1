select day
from evidence_chain_days
where issuer = $1
order by day desc
limit $2
