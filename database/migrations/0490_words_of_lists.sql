-- How foremen write goods in messages: abbreviations, and names that shorter synonyms would take apart.
insert into synonym (phrase, meaning) values
  ('kwt', 'kawat'), ('bsi', 'besi'), ('bs', 'besi'), ('pku', 'paku'), ('psr', 'pasir'), ('psg', 'pasang'),
  ('kbl', 'kabel'), ('smn', 'semen'), ('trplk', 'triplek'), ('tplk', 'triplek'), ('krmk', 'keramik'),
  ('ct', 'cat'), ('gpsm', 'papan gipsum'), ('gibsum', 'papan gipsum'), ('gipsun', 'papan gipsum'),
  ('skrp', 'sekrup'), ('lmpu', 'lampu'), ('sklr', 'saklar'), ('klst', 'kloset'), ('btko', 'batako'),
  ('film face', 'film faced'), ('filmface', 'film faced'),
  ('sok drat dalam', 'sok drat dalam'), ('sok drat luar', 'sok drat luar'), ('sdd', 'sok drat dalam'),
  ('sekrup gypsum', 'sekrup gipsum'), ('skrup gypsum', 'sekrup gipsum'), ('skrup gipsum', 'sekrup gipsum'),
  ('sekrup gipsum', 'sekrup gipsum'), ('reng baja ringan', 'reng baja ringan'),
  ('sekrup baja ringan', 'sekrup baja ringan'), ('skrup baja ringan', 'sekrup baja ringan'),
  ('semen instan plester', 'mortar plester'), ('semen instan acian', 'mortar acian'), ('elbo', 'elbow pvc'),
  ('sdl', 'sok drat luar'), ('watermur', 'water mur'), ('stop kran', 'stop kran'),
  ('besi stek', 'besi beton polos')
on conflict do nothing;

-- Sizes are read more finely (`1–2 cm`, `40 × 40 × 4 mm × 6 m`), so what was indexed before is read again.
insert into search_due (product_id) select id from product on conflict do nothing;
