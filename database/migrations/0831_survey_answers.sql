-- What people sent through the contact form, the partnership form and the surveys.
create table survey_answer (
  id uuid primary key default gen_random_uuid(),
  form text not null,
  -- a request that is repeated is the same answer
  request_key text not null unique,
  answers jsonb not null,
  account_id uuid references account,
  answered_at timestamptz not null
);
create index survey_answer_newest on survey_answer (answered_at desc, id desc);
create index survey_answer_of_form on survey_answer (form, answered_at desc, id desc);
create index survey_answer_of_account on survey_answer (account_id) where account_id is not null;
