select id, lead_id, cart_id, number, valid_until, terms, created_at
from proposals
where lead_id = $1

with proposed as (
  insert into proposals (id, lead_id, cart_id, number, valid_until, key_hash, terms, created_at)
  select $1::uuid, id, current_cart_id, $2::text, $3::text, $4::text, $5::jsonb, $6::timestamptz
  from leads
  where id = $7::uuid and current_cart_id = $8::uuid and not exists (select 1
    from orders
    where orders.cart_id = $9::uuid)
  returning cart_id )
update carts
set priced_at = $10::timestamptz
from proposed
where carts.id = proposed.cart_id
returning carts.id
