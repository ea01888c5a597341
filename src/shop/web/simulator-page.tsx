export default function Page() {
  return <h1>stub</h1>;
}
