-- Where exactly the lorry has to go, as the buyer pointed it out.
alter table address add column latitude numeric(8, 5), add column longitude numeric(8, 5);
alter table address add constraint address_pin check ((latitude is null) = (longitude is null));

-- An official list is imported by the code of its village; one code of a village once.
create unique index postal_code_village on postal_code (village_id, code) where village_id is not null;
