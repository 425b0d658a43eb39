-- The number in the barcode of a variant's package (GTIN: EAN-8, UPC-A, EAN-13, GTIN-14). Scanners show the same code
-- with and without leading zeros, so it is compared in its longest form.
alter table variant add column barcode text check (barcode ~ '^([0-9]{8}|[0-9]{12,14})$');
create unique index variant_barcode_key on variant (lpad(barcode, 14, '0'));
