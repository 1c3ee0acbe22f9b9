#!/bin/sh
# A copy of the database that follows it. The first start copies all of it, and begins again when that was cut short.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  copy="$PGDATA.copy"
  rm -rf "$copy"
  mkdir -p "$copy" && chmod 700 "$copy"
  # Left by a standby that is gone, or by a copy that was cut short: it would refuse the new one.
  pg_receivewal --host=database --username=standby --slot=standby --drop-slot 2>/dev/null || true
  pg_basebackup --host=database --username=standby --pgdata="$copy" --wal-method=stream --write-recovery-conf \
    --checkpoint=fast --create-slot --slot=standby --progress
  mv -T "$copy" "$PGDATA"
fi
exec postgres -c hot_standby=on
