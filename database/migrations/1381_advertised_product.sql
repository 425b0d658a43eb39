-- What an ad is for, in words; empty for the brand as a whole. It fills {product} in the brand's slogan.
alter table ad add column product text not null default '';
