-- Answers of one moment are listed in the order in which they arrived.
alter table survey_answer add column nr bigint generated always as identity;
drop index survey_answer_newest;
drop index survey_answer_of_form;
create index survey_answer_newest on survey_answer (answered_at desc, nr desc);
create index survey_answer_of_form on survey_answer (form, answered_at desc, nr desc);
