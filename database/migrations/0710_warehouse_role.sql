-- The role of those who pick, load and receive.
alter table staff drop constraint staff_roles_known;
alter table staff add constraint staff_roles_known check (
  cardinality(roles) > 0
  and roles <@ array['sales', 'warehouse', 'finance', 'verification', 'content', 'admin']
);
