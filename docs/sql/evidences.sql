insert into evidences (id, issuer, lead_id, cart_id, contract_id, document_hash, record, seals, accepted_at,
    code, previous_hash, record_hash, chained_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
on conflict (contract_id) do nothing
returning id

select *
from evidences
where lead_id = $1

select evidences.accepted_at
from evidences
inner
join contracts on contracts.id = evidences.contract_id
where contracts.lead_id = $1 and contracts.inputs_hash = $2

select evidences.record->>'ip' as address
from evidences
inner
join contracts on contracts.id = evidences.contract_id
where contracts.lead_id = $1 and contracts.inputs_hash = $2

select id
from evidences
where contract_id = $1

select id, record, seals
from evidences
where issuer = $1 and chained_at is null
order by id
limit $2

update evidences
set previous_hash = $1, record_hash = $2, chained_at = $3
where id = $4
