-- On the site this wire ties bars: `kawat beton` is never barbed wire.
insert into synonym (phrase, meaning) values
  ('kawat beton', 'kawat bendrat'), ('kawat ikat', 'kawat bendrat'), ('kawat besi beton', 'kawat bendrat'),
  ('tali kawat', 'kawat bendrat')
on conflict do nothing;
