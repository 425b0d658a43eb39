-- What the bank gave out about the transfer of a refund, for its buyer and staff. Refunds are never deleted; a foreign
-- key to them is not possible here, because a new database creates their table after this one (0782).
create table refund_proof (
  refund_id uuid primary key,
  file_id uuid not null unique references stored_file
);
