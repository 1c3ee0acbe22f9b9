-- How an account reads times: 2:30 pm rather than 14:30.
alter table account add column hour12 boolean not null default false;
