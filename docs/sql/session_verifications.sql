delete from session_verifications
where (session_id, account_id) in (
  select session_id, account_id
  from session_verifications
  where verified_at < $1
  limit $2
  for update skip locked)
returning 1

insert into session_verifications (session_id, account_id, issuer, cnpj, verified_at)
values ($1, $2, $3, $4, $5)
on conflict (session_id, account_id) do update
set verified_at = $6

insert into session_verifications (session_id, account_id, issuer, verified_at, cnpj)
values ($1, $2, $3, $4, $5)
on conflict (session_id, account_id) do update
set verified_at = $6

select *
from session_verifications
where account_id = any(array[$1, $2]::uuid[])

select a.id, a.email, a.email_key, a.cpf, a.first_name, a.last_name, a.email_validated_at, v.verified_at
from session_verifications as v
inner
join accounts as a on a.id = v.account_id
where v.session_id = $1 and v.issuer = $2 and v.cnpj = $3 and v.verified_at > $4
order by v.verified_at desc

select leads.id, leads.issuer, leads.channel, leads.sub_channel, leads.uuid, leads.cnpj, leads.contact,
    leads.employees, leads.utm, leads.company, leads.registry, leads.current_cart_id, leads.session_id = $1 as
    is_own, exists (select 1
  from session_verifications v
  join accounts a on a.id = v.account_id
  where v.session_id = $2 and v.issuer = leads.issuer and v.cnpj = leads.cnpj and v.verified_at > $3 and
      (leads.session_id = $4 or a.email_key = lower(leads.contact->>'email'))) as is_verified
from leads
where leads.id = $5 and leads.issuer = $6

select leads.id, leads.issuer, leads.channel, leads.sub_channel, leads.uuid, leads.cnpj, leads.contact,
    leads.employees, leads.utm, leads.company, leads.registry, leads.current_cart_id, leads.session_id = $1 as
    is_own, exists (select 1
  from session_verifications v
  join accounts a on a.id = v.account_id
  where v.session_id = $2 and v.issuer = leads.issuer and v.cnpj = leads.cnpj and v.verified_at > $3 and
      (leads.session_id = $4 or a.email_key = lower(leads.contact->>'email'))) as is_verified, carts.id as
      cart_id, carts.lines, carts.interest, carts.add_ons, carts.pricing, carts.offer_code, carts.proposal,
      coalesce(carts.priced_at, carts.created_at) as priced_at, orders.id as order_id, orders.evidence_id,
      orders.answer, orders.payment_method, (select count(*)::int
  from orders o
  where o.lead_id = leads.id and o.cart_id is distinct from leads.current_cart_id) as earlier_orders
from leads
left
join carts on carts.id = leads.current_cart_id
left
join orders on orders.cart_id = carts.id
where leads.id = $5 and leads.issuer = $6

select v.account_id
from session_verifications as v
inner
join accounts as a on a.id = v.account_id
where v.session_id = $1 and a.email_key = $2
limit $3

select v.account_id
from session_verifications as v
inner
join accounts as a on a.id = v.account_id
where v.session_id = $1 and v.issuer = $2 and v.verified_at > $3 and a.email_key = $4
limit $5
