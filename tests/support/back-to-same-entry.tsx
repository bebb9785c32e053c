import { useNavigate } from "react-router";

/** What the router is told when an overlay closes. */
export function BackToSameEntry() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(0)}>
      Close
    </button>
  );
}
