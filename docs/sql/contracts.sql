insert into contracts (lead_id, cart_id, inputs_hash, document, document_hash, id, created_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (lead_id, inputs_hash) do nothing

select contracts.id, contracts.lead_id, contracts.document
from contracts
inner
join evidences on evidences.contract_id = contracts.id
where evidences.id = $1

select id
from contracts
where id = $1
for key share

select id
from contracts
where lead_id = $1 and id <> $2 and created_at <= $3
for update skip locked

select id
from contracts
where not is_accepted and created_at < $1
limit $2
for update skip locked

select id, document_hash as hash, document as bytes
from contracts
where lead_id = $1

select id, document_hash
from contracts
where lead_id = $1 and inputs_hash = $2

select id, document_hash, created_at
from contracts
where lead_id = $1

select id, document_hash, document
from contracts
where lead_id = $1 and inputs_hash = $2 and document is not null

update contracts
set is_accepted = $1
where id = $2
