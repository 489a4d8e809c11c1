-- Two roles on PostgreSQL: one owns what is stored and migrates it (npm run -s ops -- migrate --yes), the other serves
-- (MIGRATE=0) and owns nothing. Run by the server's administrator in the store's own, empty database, with psql; a test
-- does, and buys. Give both a password, or a certificate, as your server asks for it.

create role store_owner login;
create role store_serving login;

revoke all on schema public from public;
grant create, usage on schema public to store_owner;
grant usage on schema public to store_serving;
do $$ begin execute format('grant create on database %I to store_owner', current_database()); end $$;
create schema pgboss authorization store_owner;
grant usage on schema pgboss to store_serving;

-- What the owner makes later, the server may use.
alter default privileges for role store_owner in schema public, pgboss
  grant select, insert, update, delete on tables to store_serving;
alter default privileges for role store_owner in schema public, pgboss
  grant usage on sequences to store_serving;
