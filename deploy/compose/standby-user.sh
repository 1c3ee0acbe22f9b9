#!/bin/sh
# Runs once, when the database is made: the user that the standby copies as.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=password="$STANDBY_PASSWORD" <<'SQL'
create role standby login replication password :'password';
SQL
echo 'host replication standby all scram-sha-256' >> "$PGDATA/pg_hba.conf"
