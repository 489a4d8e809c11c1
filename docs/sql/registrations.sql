delete from registrations
where (id) in (
  select id
  from registrations
  where expires_at < $1
  limit $2
  for update skip locked)
returning 1

insert into registrations (id, session_id, issuer, cnpj, email_key, cpf, email, first_name, last_name, ddd,
    phone, birth_date, password_hash, newsletter, terms_accepted_at, terms_version, terms_hash, account_id,
    created_at, expires_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
on conflict (id) do update
set cpf = $21, email = $22, first_name = $23, last_name = $24, ddd = $25, phone = $26, birth_date = $27,
    password_hash = $28, newsletter = $29, terms_accepted_at = $30, terms_version = $31, terms_hash = $32,
    account_id = $33, expires_at = $34

select *
from registrations
where (cpf in (…) or email_key in (…))
order by id

select *
from registrations
where id = $1 and issuer = $2 and expires_at > $3

select *
from registrations
where session_id = $1 and issuer = $2 and cnpj = $3 and email_key = $4 and account_id is null and expires_at >
    $5
limit $6

update registrations
set account_id = $1, password_hash = $2
where id = $3
