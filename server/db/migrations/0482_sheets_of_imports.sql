-- The sheets of a workbook to choose from, and the workbook itself until its import starts or is discarded, so that another sheet can be read.
alter table data_import add column sheets text[] not null default '{}';

create table data_import_file (
  organisation_id uuid not null,
  import_id uuid not null,
  file_sealed text not null,
  primary key (organisation_id, import_id),
  foreign key (organisation_id, import_id) references data_import (organisation_id, id) on delete cascade
);
select belongs_to_organisation('data_import_file');
