-- What couples noted about the money of their bookings becomes part of their budget: a line for each vendor, under the id
-- of the inquiry, its total and its payments. The old table and column stay, unread, for the version before this one.
insert into budgets (wedding_id)
select distinct i.wedding_id from inquiries i
where i.wedding_id is not null
  and (i.status = 'BOOKED' or exists (select from inquiry_bookings b where b.inquiry_uuid = i.uuid))
on conflict do nothing;
--> statement-breakpoint
-- A booking that is over keeps its line where something was paid; else it waits out of sight, in case it is booked again.
insert into budget_lines (uuid, wedding_id, section, category_key, name, position, price_cents, is_from_booking, removed_at)
select i.uuid, i.wedding_id, coalesce(c.section, 'ELSE'), c.key, coalesce(c.label, 'Vendor'),
  row_number() over (partition by i.wedding_id order by i.created_at, i.uuid), 0, true,
  case when i.status <> 'BOOKED' and not exists (
    select from inquiry_booking_payments p where p.inquiry_uuid = i.uuid and p.paid_on is not null
  ) then date_trunc('milliseconds', now()) end
from inquiries i
left join inquiry_bookings b on b.inquiry_uuid = i.uuid
left join (values
  (1, 'venue', 'PLACE', 'Venue'), (2, 'photography', 'PEOPLE', 'Photos'), (3, 'videography', 'PEOPLE', 'Video'),
  (4, 'catering', 'PLACE', 'Dinner'), (5, 'flowers-decor', 'PEOPLE', 'Flowers and decor'),
  (6, 'hair-makeup', 'WEAR', 'Hair and makeup'), (7, 'planning', 'PEOPLE', 'Planner or coordinator'),
  (8, 'music', 'PEOPLE', 'Music'), (9, 'cake-desserts', 'WEAR', 'Cake and desserts'), (10, 'bar', 'PLACE', 'Bar')
) as c (node_id, key, section, label) on c.node_id = i.taxonomy_node_id
where i.wedding_id is not null and (i.status = 'BOOKED' or b.inquiry_uuid is not null);
--> statement-breakpoint
insert into budget_vendors (inquiry_uuid, wedding_id, line_uuid, is_booked, noted_cents)
select i.uuid, i.wedding_id, i.uuid, i.status = 'BOOKED', b.total_cents
from inquiries i
join budget_lines l on l.uuid = i.uuid
left join inquiry_bookings b on b.inquiry_uuid = i.uuid;
--> statement-breakpoint
insert into budget_payments (uuid, wedding_id, line_uuid, inquiry_uuid, label, amount_cents, due_on, paid_on, removed_at)
select gen_random_uuid(), l.wedding_id, l.uuid, l.uuid, p.label, p.amount_cents, p.due_on, p.paid_on, l.removed_at
from inquiry_booking_payments p
join budget_lines l on l.uuid = p.inquiry_uuid;
