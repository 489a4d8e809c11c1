delete from card_authorisations
where (id) in (
  select id
  from card_authorisations
  where updated_at < $1 and status in ('denied', 'void')
  limit $2
  for update skip locked)
returning 1

insert into card_authorisations (id, lead_id, brand, last_digits, cart_id, amount, status, created_at,
    updated_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9)

select *
from card_authorisations
where cart_id = $1
order by created_at, id

select *
from card_authorisations
where lead_id = $1

update card_authorisations
set acquirer_reference = $1, return_code = $2::integer, updated_at = $3::timestamptz, status = case when
    $4::text = 'denied' then 'denied' when $5::text = 'voiding' and status <> 'pending' then status when
    $6::text = 'authorised' and status = 'pending' and exists (select
  from leads l
  where l.id = lead_id and l.current_cart_id = cart_id) and not exists (select
  from orders o
  where o.cart_id = card_authorisations.cart_id) then 'authorised' else 'voiding' end
where id = $7::uuid and status in ('pending', 'voiding', 'void')
returning status

update card_authorisations
set status = $1, updated_at = $2
where cart_id = $3 and status = $4
returning id

update card_authorisations
set status = $1, updated_at = $2
where id = $3 and (status = $4 or (status = $5 and (created_at < $6 or created_at > $7)) or (status = $8 and
    (created_at < $9 or exists (select orders.id
        from orders
        where orders.cart_id = card_authorisations.cart_id) or not exists (select leads.id
        from leads
        where leads.id = card_authorisations.lead_id and leads.current_cart_id =
            card_authorisations.cart_id))))
returning *

update card_authorisations
set status = $1, updated_at = $2
where id = $3 and status = $4
