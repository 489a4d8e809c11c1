delete from carts
where id in (
  select c.id
  from carts c
  where c.lead_id = $1 and c.id <> $2 and not exists (select 1
    from contracts x
    where x.cart_id = c.id) and not exists (select 1
    from evidences x
    where x.cart_id = c.id) and not exists (select 1
    from orders x
    where x.cart_id = c.id) and not exists (select 1
    from proposals x
    where x.cart_id = c.id) and not exists (select 1
    from card_authorisations x
    where x.cart_id = c.id)
  order by c.created_at desc, c.id desc offset $3
  for update skip locked)

select *
from carts
where lead_id = $1

with added as (insert into carts (id, lead_id, lines, interest, add_ons, pricing, offer_code, proposal_id,
    proposal, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)), moved as (update leads
  set current_cart_id = $11, channel = $12, sub_channel = $13, updated_at = $14
  where id = $15
  returning id, current_cart_id), given_up as (update card_authorisations held
  set status = 'voiding', updated_at = $16
  from moved
  where held.lead_id = moved.id and held.status in ('pending', 'authorised') and held.cart_id is distinct from
      moved.current_cart_id
  returning held.id)
select (select coalesce(json_agg(id), '[]')
  from given_up) as ids, (select count(*)
  from carts
  where lead_id = $17) as earlier
