select *, exists (select 1
  from orders
  join evidences on evidences.id = orders.evidence_id
  where orders.issuer = accounts.issuer and orders.cnpj = accounts.cnpj and (orders.email_validated_at is not
      null and orders.portal_state = 'confirmed') and evidences.record->>'accountId' = accounts.id::text) as
      is_confirmed
from accounts
where issuer = $1 and cnpj = $2 and (email_key = $3 or cpf = $4)

select card.id as card_id, card.acquirer_reference, card.brand, card.last_digits, card.amount, orders.id,
    orders.issuer, orders.number, orders.payment_method, orders.hired_at, orders.answer, orders.final_hash,
    orders.email_validated_at, orders.evidence_id, evidences.record, evidences.code as evidence_code
from orders
inner
join evidences on evidences.id = orders.evidence_id
inner
join contracts on contracts.id = evidences.contract_id
left
join card_authorisations as card on card.cart_id = orders.cart_id and card.status = $1
where orders.id = $2 and contracts.document is not null

select carts.id, carts.lines, carts.pricing
from orders
inner
join carts on carts.id = orders.cart_id
inner
join evidences on evidences.id = orders.evidence_id
where orders.issuer = $1 and orders.cnpj = $2 and orders.portal_state is distinct from 'cancelled' and
    ((orders.email_validated_at is not null and orders.portal_state = 'confirmed') or orders.hired_by_session
    = $3::uuid or evidences.record->>'accountId' in (select v.account_id::text
    from session_verifications v
    where v.session_id = $4::uuid and v.issuer = orders.issuer and v.cnpj = orders.cnpj and v.verified_at >
        $5))
order by orders.hired_at

select contracts.document_hash, contracts.document, orders.final_hash, orders.final_document
from orders
inner
join evidences on evidences.id = orders.evidence_id
inner
join contracts on contracts.id = evidences.contract_id
where orders.id = $1

select evidences.record->>'channel' as channel
from orders
inner
join evidences on evidences.id = orders.evidence_id
where orders.issuer = $1 and orders.cnpj = $2 and (orders.email_validated_at is not null and
    orders.portal_state = 'confirmed')
order by orders.hired_at
limit $3

select evidences.record->>'ip' as address, evidences.record->'facts'->'contact'->>'email' as email
from orders
inner
join evidences on evidences.id = orders.evidence_id
where orders.id = $1

select id
from orders
where lead_id = $1

select id, answer, payment_method
from orders
where lead_id = $1 and cart_id = $2

select id, issuer, lead_id, cart_id, evidence_id, number, cnpj, answer, payment_method, final_hash, hired_at,
    hired_by_session, email_validated_at, portal_state
from orders
where lead_id = $1

select orders.id, orders.issuer, leads.channel, orders.number, orders.email_validated_at
from orders
inner
join leads on leads.id = orders.lead_id
where orders.link_hash = $1 and orders.link_ends_at > $2

update orders
set email_validated_at = $1
where id = $2 and email_validated_at is null
returning id

update orders
set final_document = $1, final_hash = $2
where id = $3 and final_hash is null
returning evidence_id, hired_at

update orders
set link_hash = $1, link_ends_at = $2
where id = $3 and email_validated_at is null

update orders
set portal_state = $1
where id = $2 and (portal_state is null or portal_state = $3)
returning id
