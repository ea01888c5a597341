-- What visitors wrote is kept as long as the privacy policy says, and no longer.

grant delete on public.contact_requests, public.partner_applications to service_role;
create index contact_requests_age on public.contact_requests (sent_at);
create index partner_applications_age on public.partner_applications (sent_at);
create index box_logos_age on public.box_logos (uploaded_at);
