delete from accounts
where (id) in (
  select id
  from accounts
  where coalesce(used_at, email_validated_at, created_at) < $1 and not exists (
    select 1
    from orders o
    where o.issuer = accounts.issuer and o.cnpj = accounts.cnpj and o.hired_at >= $2)
  limit $3
  for update skip locked)
returning 1

insert into accounts (id, issuer, cnpj, cpf, email, email_key, first_name, last_name, ddd, phone, birth_date,
    password_hash, newsletter, terms_accepted_at, email_validated_at, origin, created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
on conflict do nothing
returning id

insert into accounts (id, issuer, cnpj, email, email_key, cpf, first_name, last_name, ddd, phone, birth_date,
    newsletter, terms_accepted_at, terms_version, terms_hash, password_hash, origin, email_validated_at,
    created_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)
on conflict do nothing
returning id

select *
from accounts
where (cpf in (…) or email_key in (…))
order by id

select *
from accounts
where id = $1 and issuer = $2

select *
from accounts
where issuer = $1 and cnpj = $2 and email_key = $3 and email_validated_at is null
limit $4

select email_key
from accounts
where cpf in (…) and email_validated_at is not null and (exists (select 1
    from orders
    join evidences on evidences.id = orders.evidence_id
    where orders.issuer = accounts.issuer and orders.cnpj = accounts.cnpj and (orders.email_validated_at is
        not null and orders.portal_state = 'confirmed') and evidences.record->>'accountId' =
        accounts.id::text) or origin <> $1)

select id
from accounts
where email_key in (…) and email_validated_at is not null
limit $1

update accounts
set used_at = $1
where id = $2
