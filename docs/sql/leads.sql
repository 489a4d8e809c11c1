insert into leads (cnpj, employees, utm, contact, id, issuer, channel, sub_channel, session_id, registry,
    uuid, company, current_cart_id, created_at, updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)

select *
from leads
where id = $1

select id
from leads l
where not l.has_acceptance and l.updated_at < $1 and not exists (select 1
  from orders o
  where o.lead_id = l.id) and not exists (select 1
  from evidences e
  where e.lead_id = l.id) and not exists (select 1
  from card_authorisations c
  where c.lead_id = l.id and c.status not in ('denied', 'void'))
order by l.updated_at
limit $2
for update skip locked

select id
from leads
where id = $1
for no key update

select l.id as lead_id, l.cnpj, c.id as cart_id, c.lines, c.pricing, c.offer_code, c.created_at as
    registered_at
from leads l
join carts c on c.id = l.current_cart_id
where lower(( coalesce(jsonb_path_query_array(l.contact, 'lax $.keyvalue() ? (@.key == "email" || @.key ==
    "cpf").value'), '[]') || coalesce(jsonb_path_query_array(l.company, 'lax $.*[*].document'), '[]') ||
    coalesce(jsonb_path_query_array(l.company, 'lax $.registration.keyvalue() ? (@.key == "email" || @.key ==
    "cpf").value'), '[]') )::text)::jsonb ?| array[$1]::text[] and lower(l.contact->>'email') = $2 and
    l.issuer = $3 and not exists (select 1
  from orders o
  where o.cart_id = c.id)
order by exists (select 1
  from session_verifications v
  join accounts a on a.id = v.account_id
  where v.session_id = l.session_id and a.email_key = $4) desc, c.created_at desc, c.id desc
limit 10

select l.id
from leads l
where l.id in (
  select e.lead_id
  from evidences e
  where e.accepted_at < $1 and e.erased_at is null
  union all
  select c.lead_id
  from contracts c
  join evidences e on e.contract_id = c.id
  where c.is_accepted and c.document is not null and c.created_at < $2 and e.accepted_at < $3) and not exists
      (select 1
  from evidences e
  where e.lead_id = l.id and e.accepted_at >= $4) and not exists (select 1
  from orders o
  where o.lead_id = l.id and o.final_hash is null) and not exists (select 1
  from card_authorisations c
  where c.lead_id = l.id and c.status in ('pending', 'authorised', 'voiding'))
limit $5
for update skip locked

select l.id
from leads l
where lower(( coalesce(jsonb_path_query_array(l.contact, 'lax $.keyvalue() ? (@.key == "email" || @.key ==
    "cpf").value'), '[]') || coalesce(jsonb_path_query_array(l.company, 'lax $.*[*].document'), '[]') ||
    coalesce(jsonb_path_query_array(l.company, 'lax $.registration.keyvalue() ? (@.key == "email" || @.key ==
    "cpf").value'), '[]') )::text)::jsonb ?| array[$1, $2]::text[]
union
select e.lead_id
from evidences e
where lower(( jsonb_path_query_array(e.record, 'lax $.keyvalue() ? (@.key == "email" || @.key ==
    "representativeCpf").value') || jsonb_path_query_array(e.record, 'lax $.facts.*[*].document') ||
    jsonb_path_query_array(e.record, 'lax $.facts.contact.keyvalue() ? (@.key == "email" || @.key ==
    "cpf").value') )::text)::jsonb ?| array[$3, $4]::text[]
order by 1

update leads
set company = $1, updated_at = $2
where id = $3 and company is distinct from $4::jsonb

update leads
set has_acceptance = $1
where id = $2

with held as (
  select id
  from leads
  where id = $1::uuid and current_cart_id = $2::uuid
  for no key update )
insert into orders (id, issuer, lead_id, cart_id, evidence_id, number, cnpj, answer, payment_method, hired_at,
    hired_by_session, email_validated_at)
select $3::uuid, $4, $5::uuid, $6::uuid, e.id, $7, $8, $9::jsonb, $10, $11::timestamptz, $12::uuid,
    (e.record->>'emailValidatedAt')::timestamptz
from evidences e
join contracts c on c.id = e.contract_id
join held on held.id = c.lead_id
where c.inputs_hash = $13
on conflict do nothing
returning id
