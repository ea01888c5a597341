import { data } from 'react-router';
import { NotFound } from './error-page.tsx';
import { PublicFrame } from './public-frame.tsx';

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <PublicFrame>
      <NotFound />
    </PublicFrame>
  );
}
