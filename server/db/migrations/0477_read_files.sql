-- How a file was read: the sheet of a workbook that has several, and by heading the order of the parts of its days, as far as the file tells.
alter table data_import add column sheet text;
alter table data_import add column day_orders text[] not null default '{}';
