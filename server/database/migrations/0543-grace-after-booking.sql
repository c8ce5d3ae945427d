-- A full refund shortly after booking. What was booked before keeps the policy of its day, which knew of none.
update appointment set policy = policy || '{"grace_minutes": 0, "grace_until_hours": 0}' where not policy ? 'grace_minutes';
update setting set value = value || '{"grace_minutes": 15, "grace_until_hours": 1}'
  where key = 'booking_policy' and not value ? 'grace_minutes';
