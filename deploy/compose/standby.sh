#!/bin/sh
# A copy of the database that follows it. The first start copies all of it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA" && chmod 700 "$PGDATA"
  pg_basebackup --host=database --username=standby --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf \
    --create-slot --slot=standby --progress
fi
exec postgres -c hot_standby=on
