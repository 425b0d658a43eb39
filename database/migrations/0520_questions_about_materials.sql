-- What buyers ask about a material, with the answers: [{"question": …, "answer": …}], in their order.
alter table sub_category add column questions jsonb not null default '[]'
  check (jsonb_typeof(questions) = 'array');
