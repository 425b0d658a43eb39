-- Whether the payment that a line is of had been confirmed by hand before the line came: taken apart again, the payment
-- stays.
alter table bank_line add column is_joined boolean not null default false;
