-- Until an import ends: the values of its file that are not known, and those that a person gave a meaning for all rows.
alter table data_import add column unknown_sealed text;
alter table data_import add column mapped_sealed text;
