/** A picture beside its name, which says what it is. */
export function Thumbnail({ path }: { path: string }) {
  return (
    <img
      src={path}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      className="size-12 shrink-0 rounded-md bg-sunken object-contain"
    />
  );
}
