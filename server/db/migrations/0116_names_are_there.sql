-- Both are made of columns that are never null; said so, the compiler need not be told by hand at every list of people.
alter table employee
  alter column name set not null,
  alter column search_text set not null;
