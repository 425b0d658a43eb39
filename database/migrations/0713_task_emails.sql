-- When staff were last told by e-mail that tasks of a kind wait, so that many at once make one e-mail, and of which.
create table task_email (
  kind text primary key,
  sent_at timestamptz,
  tasks text[] not null default '{}'
);
