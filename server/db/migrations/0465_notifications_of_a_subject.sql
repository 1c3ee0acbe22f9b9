-- What an account was told of one subject and has not read: only the newest few of them stay.

create index notification_subject_index on notification (organisation_id, account_id, target_id) where not is_read;
